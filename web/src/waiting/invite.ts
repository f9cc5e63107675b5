/** An invitation as the house gives it (words or a path), for pasting and for saying. */

const code = (invite: string): string => invite.replace(/^.*\/j\//, "");

export function inviteLink(invite: string): string {
  if (/^https?:/.test(invite)) return invite;
  return `${location.origin}/j/${code(invite)}`;
}

export const inviteWords = (invite: string): string => code(invite).replaceAll("-", " ");
