import type { Examples } from './examples.ts';
import { Section, type SectionProps } from './Section.tsx';

const tones: readonly NonNullable<SectionProps['tone']>[] = ['paper', 'sand', 'tint', 'night'];

export const examples: Examples = Object.fromEntries(
  tones.map((tone) => [
    tone,
    <Section key={tone} tone={tone}>
      <p>Un fond de page et la colonne au milieu.</p>
    </Section>,
  ]),
);
