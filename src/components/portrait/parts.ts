import type { Drawn } from '#schemas/portrait.ts';

/** A colour of the person by name, or a fixed colour. */
export type Paint = keyof typeof paints | 'hair' | 'brow' | `#${string}`;

/** A filled shape or a line, on a grid 80 wide and 100 high. */
export interface Shape {
  readonly d: string;
  readonly fill?: Paint;
  readonly line?: Paint;
  /** Line width. The style sheet's default is 1.7: a thinner line is lost on a small picture. */
  readonly width?: number;
  /** Whether small pictures leave it out (earrings, threads). */
  readonly fine?: true;
}

/** Shading and lips, the same on every skin. Light comes from the left. */
export const paints = {
  skin: 'currentColor',
  shade: '#0004',
  lip: '#a43b',
  ink: '#210',
  gold: '#fb3',
} as const;

export const skins: Record<Drawn['skin'], `#${string}`> = {
  ebony: '#54301f',
  deep: '#6f432b',
  brown: '#8d5938',
  copper: '#a9714a',
};

/** The plain backdrop. */
export const grounds: Record<Drawn['ground'], `#${string}`> = {
  sand: '#ecd3a6',
  apricot: '#f3bd8a',
  clay: '#e0a58e',
  sage: '#b5cdb0',
  sky: '#b3c8e2',
  lilac: '#cdbfdd',
};

/** Shoulders, from edge to edge: the outline of the garment, where the cloth shows. */
export const shoulders = 'M0 109v-9q0-20 14-24l26-9 26 9q14 4 14 24v9z';

interface Face {
  /** The jaw line: from the right temple round the chin to the left one. */
  readonly jaw: string;
  /** From the right temple down to the chin and up the cheek. */
  readonly shade: string;
  readonly brows: string;
  /** The lips, and the line between them. */
  readonly mouth: string;
  readonly smile: string;
}

export const faces: Record<Drawn['face'], Face> = {
  oval: {
    jaw: 'c0 8-2 15-6 20-3 4-6 6-10 6s-7-2-10-6c-4-5-6-12-6-20z',
    shade: 'c0 8-2 15-6 20-3 4-6 6-10 6 8-4 11-10 11-19z',
    brows: 'M28 37q4-4 9-1.5M43 35.5q5-2.5 9 1.5',
    mouth: 'M34 54q4-3 6-1 2-2 6 1-6 7-12 0z',
    smile: 'M33 53q7 3 14 0',
  },
  round: {
    jaw: 'c1 8-1 14-5 18q-4 6-11 6t-11-6c-4-4-6-10-5-18z',
    shade: 'c1 8-1 14-5 18q-4 6-11 6c8-4 11-8 12-17z',
    brows: 'M28.5 36q4-2.5 8 0M43.5 36q4-2.5 8 0',
    mouth: 'M33 53q5-2 7-1 2-1 7 1-7 9-14 0z',
    smile: 'M33 53q7 4 14 0',
  },
  square: {
    jaw: 'v8c0 13-8 19-16 19s-16-6-16-19z',
    shade: 'v8c0 13-8 19-16 19 8-4 12-10 12-20z',
    brows: 'M28 36q5-2 9 0M43 36q5-2 9 0',
    mouth: 'M33 54q5-3 7-2 2-1 7 2-7 7-14 0z',
    smile: 'M33 54q7 2 14 0',
  },
};

/** The lower edge of the hair or the headscarf. Every one begins and ends at the temples. */
export const foreheads = {
  bare: { top: 'M24 38c0-13 6-21 16-21s16 8 16 21', temple: 'M49 20c5 4 7 10 7 18' },
  wrapped: { top: 'M24 38c1-8 8-10 16-10s15 2 16 10', temple: 'M51 30q4 2 5 8' },
  capped: { top: 'M24 38v-6q16-6 32 0v6', temple: 'M51 30l5 2v6' },
} as const;

interface Head {
  readonly forehead: keyof typeof foreheads;
  readonly cloth?: string;
  readonly shows?: 'ears';
  readonly behind?: readonly Shape[];
  /** Drawn over the garment and behind the face. */
  readonly draped?: readonly Shape[];
  readonly over?: readonly Shape[];
}

export const heads: Record<Drawn['head'], Head> = {
  crop: {
    forehead: 'bare',
    shows: 'ears',
    over: [{ d: 'M23 39c-3-18 5-27 17-27s20 9 17 27q-1-8-4-12-13-4-26 0-3 4-4 12z', fill: 'hair' }],
  },
  bald: {
    forehead: 'bare',
    shows: 'ears',
    over: [
      { d: 'M24 41q-3-6 0-13zM56 41q3-6 0-13z', fill: 'hair' },
      { d: 'M31 24q4-4 10-3', line: '#fff3' },
    ],
  },
  afro: {
    forehead: 'bare',
    behind: [{ d: 'M22 47c-10-8-9-26-1-33 9-10 29-10 38 0 8 7 9 25-1 33z', fill: 'hair' }],
    over: [
      { d: 'M23 39c-1-16 5-23 17-23s18 7 17 23q-2-10-7-12-10 4-20 0-5 2-7 12z', fill: 'hair' },
    ],
  },
  braids: {
    forehead: 'bare',
    over: [
      { d: 'M23 42c-4-20 4-29 17-29s21 9 17 29q-2-13-11-19-6 2-12 0-9 6-11 19z', fill: 'hair' },
      {
        d: 'M23 36q-5 16-1 42M57 36q5 16 1 42M26 32q-9 18-6 42M54 32q9 18 6 42',
        line: 'hair',
        width: 3,
      },
    ],
  },
  bun: {
    forehead: 'bare',
    shows: 'ears',
    behind: [{ d: 'M30 13c0-13 20-13 20 0s-20 9-20 0z', fill: 'hair' }],
    over: [{ d: 'M23 40c-3-18 5-26 17-26s20 8 17 26q-3-14-17-15-14 1-17 15z', fill: 'hair' }],
  },
  bob: {
    forehead: 'bare',
    behind: [
      { d: 'M20 67c-6-40 4-55 20-55s26 15 20 55q-5 4-10 0V44H30v23q-5 4-10 0z', fill: 'hair' },
    ],
    over: [
      { d: 'M23 46c-4-22 4-31 17-31s21 9 17 31q-1-12-7-18-12 3-21-3-5 7-6 21z', fill: 'hair' },
    ],
  },
  scarf: {
    forehead: 'wrapped',
    cloth: 'M23 38C13 20 20 8 32 6c3-6 15-7 20-2 10 3 13 14 5 34-3-7-9-9-17-9s-14 2-17 9z',
    shows: 'ears',
    over: [{ d: 'M21 33q5-16 26-17M20 24q6-14 27-13M52 4q-9 14 6 31', line: '#0005' }],
  },
  turban: {
    forehead: 'wrapped',
    cloth: 'M23 38c-5-12-2-23 9-25 0-10 16-10 16 0 11 2 14 13 9 25-3-7-9-9-17-9s-14 2-17 9z',
    shows: 'ears',
    over: [{ d: 'M22 33q7-14 25-13M58 33q-6-14-25-13M32 13q8 8 16 0', line: '#0005' }],
  },
  veil: {
    forehead: 'wrapped',
    draped: [
      {
        d: 'M40 12c-14 0-19 10-19 25 0 12-4 22-10 32 7 14 18 20 29 20s22-6 29-20c-6-10-10-20-10-32 0-15-5-25-19-25z',
        fill: '#f6eddd',
      },
      { d: 'M21 66q7 13 21 14M58 61q-4 16-18 22M27 24q4-6 12-6', line: '#0003' },
    ],
  },
  shawl: {
    forehead: 'bare',
    behind: [
      { d: 'M14 76c8-14 5-24 6-38 1-18 8-28 20-28s19 10 20 28c1 14-2 24 6 38z', fill: '#4a2545' },
    ],
    over: [{ d: 'M23 42c-3-16 3-25 17-25s20 9 17 25q-3-13-17-19-14 6-17 19z', fill: 'hair' }],
  },
  cap: {
    forehead: 'capped',
    cloth: 'M23 33c-1-15 5-22 17-22s18 7 17 22q-17-7-34 0z',
    shows: 'ears',
    over: [
      { d: 'M24 32v8q3-3 3-8zM56 32v8q-3-3-3-8z', fill: 'hair' },
      { d: 'M24 29q16-6 32 0', line: '#fff' },
      { d: 'M27 20q13-6 26 0', line: '#fff', fine: true },
    ],
  },
};

const turnedAway: Shape = { d: 'M80 100q0-20-14-24l-8-3q8 9 6 27z', fill: '#0002' };
const throat: readonly Shape[] = [
  { d: 'M31 54v17q9 9 18 0V54z', fill: 'skin' },
  { d: 'M31 59q9 9 18 0v10q-9 9-18 0z', fill: 'shade' },
];
/**
 * An open jacket over the cloth; the lapels are wound the other way, so that they are holes too.
 */
const open =
  'M27 71l-6 9 6 4M53 71l6 9-6 4M0 109v-9q0-20 14-24l13-5 6 38zM80 109v-9q0-20-14-24l-13-5-6 38z';
const collar: Shape = { d: 'M30 69l10 9-8 9zM50 69l-10 9 8 9z', fill: '#fff' };

/** Drawn over the cloth. */
export const garments: Record<Drawn['garment'], readonly Shape[]> = {
  robe: [
    { d: 'M31 54v14l-12 6q8 13 21 13t21-13l-12-6V54z', fill: 'skin' },
    { d: 'M19 74q8 13 21 13t21-13', line: '#fff' },
    { d: 'M31 59q9 9 18 0v10q-9 9-18 0z', fill: 'shade' },
  ],
  boubou: [
    ...throat,
    turnedAway,
    { d: 'M30 71q10 11 20 0M40 77v13', line: '#fff' },
    { d: 'M34 77q-5 12 6 18 11-6 6-18', line: '#fff', fine: true },
  ],
  shirt: [...throat, turnedAway, collar, { d: 'M40 82v18', line: '#0005' }],
  tunic: [
    ...throat,
    turnedAway,
    { d: 'M30 70q10 11 20 0', line: '#fff', width: 4 },
    { d: 'M40 78v22', line: '#fff' },
  ],
  coat: [...throat, { d: open, fill: '#fff', line: '#0002' }],
  jacket: [...throat, collar, { d: open, fill: '#223', line: '#fff3' }],
};

/** Drawn over the face, under the mouth. */
export const beards: Record<NonNullable<Drawn['beard']>, Shape> = {
  full: { d: 'M24 44c0 15 6 23 16 23s16-8 16-23q-2 8-8 7-8-3-16 0-6 1-8-7z', fill: 'hair' },
  goatee: { d: 'M32 53q8-7 16 0v6q-2 8-8 8t-8-8z', fill: 'hair' },
  moustache: { d: 'M32 53q3-5 8-3 5-2 8 3-4 1-8-1-4 2-8 1z', fill: 'hair' },
};

export const ears: Shape = {
  d: 'M25 40c-5-3-6 2-5 5s4 5 6 4zM55 40c5-3 6 2 5 5s-4 5-6 4z',
  fill: 'skin',
};

export const eyes: readonly Shape[] = [
  { d: 'M29 42q4-5 8 0-4 3-8 0zM43 42q4-5 8 0-4 3-8 0z', fill: '#f7efe6' },
  { d: 'M33 42v-.3M47 42v-.3', line: 'ink', width: 3 },
];

export const lids = 'M28 42q5-5 9 0M43 42q4-5 9 0';

export const nose: Shape = { d: 'M36 48q4 4 8 0', line: 'shade' };

export const glasses: Shape = {
  d: 'M26 38h11v5q-5 8-11 0zM43 38h11v5q-6 8-11 0zM37 40h6M26 40l-3-1M54 40l3-1',
  line: 'ink',
};

export const lines: Shape = { d: 'M30 50q-2 3-1 6M50 50q2 3 1 6', line: 'shade', fine: true };

export const earrings: Shape = { d: 'M22 51v2M58 51v2', line: 'gold', width: 3, fine: true };
