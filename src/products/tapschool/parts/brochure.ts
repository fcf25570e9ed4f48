import type { BrochureBody, BrochurePaper } from '#products/parts.ts';
import { getDemo, getPage, sampleWord } from '#queries/content.ts';
import { resultOf, startReport } from '../demo/report.ts';
import { printPlace } from '../demo/report-text.ts';
import { printAverage, printMark } from '../rules/marks.ts';

/** Items of each group: a sheet on a wall, read from a distance, has few. */
const SHOWN = 2;

export async function brochure(): Promise<BrochureBody> {
  const { hero, proof } = await getPage('tapschool-overview');
  const { groups } = await getPage('tapschool-features');
  const { nonProfit } = (await getPage('tapschool-pricing')).included;
  return {
    title: hero.title,
    lede: hero.lede,
    paper: await reportCard(),
    figures: proof.figures,
    groups: groups.map(({ title, items }) => ({ title, items: items.slice(0, SHOWN) })),
    apart: nonProfit,
  };
}

async function reportCard(): Promise<BrochurePaper> {
  const demo = await getDemo('tapschool');
  const { card } = demo;
  const { subjects, pupil, details, period, words } = card;
  const { average, rank, mention, others } = resultOf(startReport(card), card);
  return {
    title: pupil,
    note: `${details}. ${period}`,
    lines: subjects.map(({ name, mark }) => ({ label: name, value: printMark(mark) })),
    sums: [
      { label: words.average, value: `${printAverage(average)}/20`, strong: true },
      { label: words.rank, value: printPlace(rank, others.length + 1, words) },
      { label: words.mention, value: mention.label },
    ],
    example: await sampleWord('drawing', demo),
  };
}
