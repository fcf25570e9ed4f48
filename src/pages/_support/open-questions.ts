import { getOpenQuestions, getTrades } from '#queries/faq.ts';

/** What each software has no answer to yet, each question with a link that asks it. */
export async function openQuestions() {
  const trades = await getTrades();
  return Promise.all(
    trades.map(async ({ id, name }) => ({
      id,
      name,
      links: (await getOpenQuestions(id))?.links ?? [],
    })),
  );
}
