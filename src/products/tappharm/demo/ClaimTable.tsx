import shared from '#components/screen/parts.module.css';
import table from '#components/screen/ScreenTable.module.css';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatMoney, formatNumber, formatSigned } from '#i18n/format.ts';
import type { Claim, ClaimShares } from '../rules/co-payment.ts';
import { ClaimControls } from './ClaimControls.tsx';
import styles from './ClaimTable.module.css';
import type { LineChange, NamedLine, Words } from './prescription.ts';

export interface ClaimTableProps {
  words: Words;
  lines: readonly NamedLine[];
  claim: Claim;
  /** Takes an updater function, since several taps may be replayed before the next render. */
  onChange: (name: string, change: LineChange) => void;
}

export function ClaimTable({ words, lines, claim, onChange }: ClaimTableProps) {
  const parts = ['copay', 'payer', 'outside'] as const;
  const figures = (shares: ClaimShares) => (
    <>
      <td>{unbroken(formatNumber(shares.amount))}</td>
      {parts.map((part) => (
        <td key={part} data-label={words[part]} data-none={shares[part] === 0 || undefined}>
          {unbroken(formatNumber(shares[part]))}
        </td>
      ))}
    </>
  );
  return (
    <table className={`${shared.named} ${table.root} ${styles.root}`}>
      <thead>
        <tr>
          {(['product', 'quantity', 'amount', ...parts] as const).map((column) => (
            <th key={column} scope="col">
              {words[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {claim.lines.map((shares, index) => {
          const line = lines[index];
          return (
            line && (
              <tr key={line.name}>
                <th scope="row">
                  {line.name} <small>{unbroken(formatMoney(line.price))}</small>
                </th>
                <td>
                  <ClaimControls
                    words={words}
                    line={line}
                    onChange={(change) => onChange(line.name, change)}
                  />
                </td>
                {figures(shares)}
              </tr>
            )
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {words.total}
          </th>
          {figures(claim.total)}
        </tr>
        {claim.rounding !== 0 && (
          <tr>
            <th scope="row" colSpan={3}>
              {words.rounding}
            </th>
            <td data-label={words.copay}>{formatSigned(claim.rounding)}</td>
            <td data-none="" colSpan={2} />
          </tr>
        )}
      </tfoot>
    </table>
  );
}
