import { PressButton } from '#components/ui/Button.tsx';
import { Cloth, type ClothName } from '#components/ui/Cloth.tsx';
import text from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import styles from './GuideSheet.module.css';

export interface GuideHeaderProps {
  title: string;
  lede: string;
  cloth: ClothName;
  /** Label of the print button, which needs a script. */
  print: string;
}

export function GuideHeader({ title, lede, cloth, print }: GuideHeaderProps) {
  return (
    <Stack as="header" className={`${text.sticky} ${styles.head}`}>
      <Cloth name={cloth} use="hem" />
      <h1>{title}</h1>
      <p className={text.lede}>{lede}</p>
      <PressButton data-tone="strong" data-print="" data-needs-script="">
        {print}
      </PressButton>
    </Stack>
  );
}
