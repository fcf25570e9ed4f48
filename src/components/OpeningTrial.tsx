import { Button } from './ui/Button.tsx';

/** The trial that opens each page of a product, with what starting costs. */
export function OpeningTrial({
  label,
  href,
  start,
}: {
  label: string;
  href: string;
  start: string;
}) {
  return (
    <Button href={href}>
      <span>
        {label} <small>{start}</small>
      </span>
    </Button>
  );
}
