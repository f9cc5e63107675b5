/** Randomness of this device's own; works on plain http in a home network too. */

function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An id for one command: sent twice, it counts once. */
export const commandId = (): string => hex(12);

/** This device's part in the fair chance of a game. */
export const nonce = (): string => hex(32);
