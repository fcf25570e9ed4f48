import { FigureTiles } from '#components/ui/FigureTiles.tsx';
import layout from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import { figureTile } from '#i18n/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';

export const HomeFigures = ({ title, items }: PageOf<'home'>['figures']) => (
  <Stack gap={5}>
    <h2 id={anchors.figures} className={layout.display3}>
      {title}
    </h2>
    <FigureTiles figures={items.map(figureTile)} />
  </Stack>
);
