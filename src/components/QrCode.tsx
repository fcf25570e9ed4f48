import { qrModules } from '#lib/qr.ts';
import { hexOf } from '#styles/palette.ts';

/** A QR code: dark modules on white in both colour schemes, with its quiet zone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = qrModules(text, 3);
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill={hexOf('bark-900')} />
    </svg>
  );
}
