import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anchors } from '#i18n/addresses.ts';
import { contentOf } from '../../../tools/content.ts';
import { CommunityAgenda } from '../_community/CommunityAgenda.tsx';
import { CareersNotices, noticeIds } from './Careers.tsx';

const empty = { title: 'Rien', text: 'Revenez en mai.' };

test('without a job a notice says so, and names its section', () => {
  const jobs = { ...contentOf('pages/careers').jobs, items: [], empty };
  const notice = renderToStaticMarkup(<CareersNotices jobs={jobs} cv="" href="/contact" />);
  expect(noticeIds(jobs)).toBe(anchors.notice);
  expect(notice).toContain(`<h2 id="${anchors.notice}">Rien</h2>`);
});

test('without an event the agenda says so', () => {
  const { events } = contentOf('pages/community');
  const agenda = <CommunityAgenda {...events} empty={empty} items={[]} hrefOf={String} />;
  expect(renderToStaticMarkup(agenda)).toMatch(/ data-no-events="">.*<h3>Rien</);
});
