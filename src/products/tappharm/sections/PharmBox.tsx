import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatMoney } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/words.ts';
import styles from './PharmBox.module.css';

export function PharmBox(props: Marked<PageOf<'tappharm-features'>['box']>) {
  const { name, form, stock, sold, price, example } = props;
  return (
    <div className={styles.root}>
      <div className={styles.carton}>
        <span className={styles.top} />
        <Cloth name="tappharm" use="edge" />
        <div className={styles.front} data-paper="">
          <strong className={layout.display3}>{name}</strong>{' '}
          <span className={layout.quiet}>{form}</span> <span className={styles.stock}>{stock}</span>{' '}
          <span className={styles.bars} />{' '}
          <p className={styles.price}>
            {unbroken(sold)} <b>{unbroken(formatMoney(price))}</b>
          </p>
        </div>
      </div>
      <ExampleMark text={example} />
    </div>
  );
}
