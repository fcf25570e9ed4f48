import type { PageOf } from '#schemas/pages/index.ts';

/** What `offline/register.ts` shows when a new version of the site waits. */
export function UpdateNotice({ text, accept, dismiss }: PageOf<'offline'>['update']) {
  return (
    <>
      <p>{text}</p>
      <div>
        <button type="button">{accept}</button>
        <button type="button">{dismiss}</button>
      </div>
    </>
  );
}
