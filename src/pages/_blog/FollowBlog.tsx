import text from '#components/ui/layout.module.css';
import { anchors } from '#i18n/addresses.ts';
import { feedPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';

export function FollowBlog({ title, text: words, rss }: PageOf<'blog'>['feeds']) {
  return (
    <aside className={text.strip} aria-labelledby={anchors.follow}>
      <h2 className={text.display4} id={anchors.follow}>
        {title}
      </h2>
      <p className={text.quiet}>{words}</p>
      <a className={text.action} href={feedPath}>
        {rss}
      </a>
    </aside>
  );
}
