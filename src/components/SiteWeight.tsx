export interface SiteWeightProps {
  /** Words with a # where the weight stands. */
  label: string;
}

/** Words that say what the whole site weighs: the build writes the figure once it knows it. */
export function SiteWeight({ label }: SiteWeightProps) {
  const [before, after] = label.split('#');
  return (
    <>
      {before}
      <span data-site-weight="">…</span>
      {after}
    </>
  );
}
