import { EMBLEM } from '#components/brand/emblem.ts';
import { EmblemShapes } from '#components/brand/Logo.tsx';
import { Comma } from '#components/Comma.tsx';
import { printValue as print } from '#components/screen/print-value.ts';
import { Cloth } from '#components/ui/Cloth.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import type { ProductId } from '#products/registry.ts';
import type { Sheet } from '#schemas/sheet.ts';
import styles from './HomeHero.module.css';

export interface NotebookPageProps {
  product: ProductId;
  sheet: Sheet;
  handle: string;
  first: boolean;
}

type Value = number | string;

/** Lines that have become print when nobody has moved the band: the title, then three. */
const PRINTED = 4;

export function NotebookPage({ product, sheet, handle, first }: NotebookPageProps) {
  const { title, note, hand, columns, rows, total } = sheet;
  const lines = rows.length + 2;
  return (
    <div
      className={styles.page}
      data-product={product}
      data-shown-by={product}
      data-chosen={first}
      data-screen-ends={first ? '' : undefined}
      data-lines={lines}
    >
      <input
        type="range"
        min={0}
        max={lines}
        defaultValue={lines - PRINTED}
        autoComplete="off"
        aria-label={handle}
        data-needs-script=""
      />
      <div className={styles.sheet} data-paper="">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <strong>{title}</strong>
                <Comma /> <small>{note}</small>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows, total].map((row) => (
              <tr key={row.name + print(row.cells[0])}>
                <th scope="row">
                  <span>{'mark' in row && row.mark}</span> {row.name}
                </th>
                {row.cells.map((cell, at) => (
                  <td key={columns[at]}>{unbroken(print(cell))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.notebook} aria-hidden="true">
          <div>
            <p>
              <i>{unbroken(hand)}</i>
            </p>
            {rows.map((row) => (
              <p key={row.name + print(row.cells[0])}>
                <i>{row.mark}</i> <i>{row.hand ?? row.name}</i>
                <Comma />
                <Amount value={row.cells[0]} />
                <br />
                <Amount value={row.cells[1]} slip={row.slip} />
              </p>
            ))}
            <p>
              <i>{total.hand}</i>
              <Amount value={total.cells[0]} />
              <br />
              <Amount value="?" slip={total.slip} />
            </p>
          </div>
        </div>
      </div>
      <div className={styles.band}>
        <Cloth name="company" use="band" />
        <svg aria-hidden="true" viewBox={`0 0 ${EMBLEM.side} ${EMBLEM.side}`}>
          <EmblemShapes />
        </svg>
      </div>
    </div>
  );
}

/** Aligned to the right: text in a drawing then does not move when its font loads. */
function Amount({ value, slip }: { value: Value; slip?: Value | undefined }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the notebook around it is hidden
    <svg>
      <text x="100%" y="1em">
        {slip !== undefined && <tspan>{print(slip)}</tspan>} {print(value)}
      </text>
    </svg>
  );
}
