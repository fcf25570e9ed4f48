import { encode } from 'uqr';

export interface QrCodeProps {
  /** The whole address to encode. */
  text: string;
  /** Describes the code, for those who cannot scan it. */
  label: string;
}

/** A QR code: dark modules on white in both colour schemes, with its quiet zone. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1f1611" />
    </svg>
  );
}

/** Runs of dark modules, as start and length. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) runs.push([x, 1]);
  });
  return runs;
}
