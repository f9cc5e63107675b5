/** A look for a game that brings none: shades and a motif from its id, the same everywhere. */

export interface Shades {
  deep: string;
  mid: string;
  lit: string;
  pale: string;
}

export interface Look {
  shades: Shades;
  motif: Motif;
  seed: number;
}

export const MOTIFS = ["hills", "rays", "rings", "town", "stems", "kites"] as const;
export type Motif = (typeof MOTIFS)[number];

const SHADES: Shades[] = [
  { deep: "#12343a", mid: "#2f7a78", lit: "#f3c15f", pale: "#fbf0d8" },
  { deep: "#331c46", mid: "#7b3f8f", lit: "#f08a6b", pale: "#fde6dc" },
  { deep: "#1c2a4f", mid: "#3f66b0", lit: "#f2b84b", pale: "#eef1fa" },
  { deep: "#45191c", mid: "#a63d34", lit: "#f0c27b", pale: "#fbeedd" },
  { deep: "#1d3a22", mid: "#4d8a4a", lit: "#f0d46a", pale: "#f3f4dc" },
  { deep: "#2c2438", mid: "#6a5a8c", lit: "#8fd0c8", pale: "#eef3ee" },
  { deep: "#3d2a14", mid: "#a06a2c", lit: "#f3a65a", pale: "#fcefd9" },
];

/** FNV-1a with a last stir: spreads even short ids well. */
const BASIS = 10_191_397;

function hash(word: string): number {
  let value = BASIS;
  for (const letter of word) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

export function look(id: string): Look {
  const seed = hash(id);
  return {
    seed,
    shades: SHADES[seed % SHADES.length] ?? (SHADES[0] as Shades),
    motif: MOTIFS[(seed >>> 8) % MOTIFS.length] ?? "hills",
  };
}

/** Numbers in [0, 1), the same for the same seed. */
export function sprinkle(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
