import type { ReactNode } from 'react';

/** What an examples file exports: the component in each of its uses, by name of the use. */
export type Examples = Readonly<Record<string, ReactNode>>;
