import { Panel, Stack } from '#components/ui/layout.tsx';
import { formatDuration } from '#i18n/figures.ts';
import { secondsOf } from '#lib/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { pharmAnchors } from '../addresses.ts';
import styles from './PharmPace.module.css';

export function PharmPace({ title, items }: PageOf<'tappharm-overview'>['pace']) {
  const longest = Math.max(...items.map((item) => secondsOf(item.figure)));
  return (
    <Panel gap={5} className={styles.root}>
      <h2 id={pharmAnchors.pace}>{title}</h2>
      <Stack as="dl" gap={5}>
        {items.map((item) => (
          <div key={item.label}>
            <dt>{item.label}</dt>
            <dd>
              <span>{formatDuration(item.figure)}</span>
              <svg viewBox={`0 0 ${longest} 10`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={secondsOf(item.figure)} height="10" />
              </svg>
            </dd>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
