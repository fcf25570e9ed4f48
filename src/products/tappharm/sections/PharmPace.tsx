import { FigureTiles } from '#components/ui/FigureTiles.tsx';
import { Stack } from '#components/ui/layout.tsx';
import { figureTile } from '#i18n/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { pharmAnchors } from '../addresses.ts';

export const PharmPace = ({ title, items }: PageOf<'tappharm-overview'>['pace']) => (
  <Stack gap={5}>
    <h2 id={pharmAnchors.pace}>{title}</h2>
    <FigureTiles figures={items.map(figureTile)} />
  </Stack>
);
