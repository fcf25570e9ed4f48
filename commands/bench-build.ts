/**
 * Builds copies of the site with synthetic articles, and prints what each costs: `npm run
 * bench:build -- 250 500 1000`. Compare ratios to the real site, and processor seconds: wall-clock
 * seconds also count what else the machine does.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptFolder } from '../tools/brotli.ts';
import { buildCopy, copyOfProject } from '../tools/copy-of-project.ts';
import { listFiles } from '../tools/dist.ts';
import { addPosts } from '../tools/synthetic-posts.ts';

interface Measure {
  posts: number;
  pages: number;
  /** Wall-clock seconds. */
  time: number;
  /** Processor seconds. */
  work: number;
  /** Peak memory, in MB. */
  memory: number;
}

/** @throws Error with the build's output if it fails */
async function build(posts: number): Promise<Measure> {
  const copy = await copyOfProject();
  try {
    await addPosts(copy.folder, posts);
    await rm(join(copy.folder, keptFolder), { recursive: true, force: true });
    const report = join(copy.folder, 'usage.json');
    await writeFile(
      join(copy.folder, 'usage.mjs'),
      `import { writeFileSync } from 'node:fs';
process.on('exit', () => {
  writeFileSync(${JSON.stringify(report)}, JSON.stringify(process.resourceUsage()));
});`,
    );
    const start = performance.now();
    await buildCopy(copy, { NODE_OPTIONS: '--import ./usage.mjs' });
    const time = (performance.now() - start) / 1000;
    const usage: NodeJS.ResourceUsage = JSON.parse(await readFile(report, 'utf8'));
    const files = await listFiles(join(copy.folder, 'dist'));
    return {
      posts,
      pages: files.filter((file) => file.endsWith('.html')).length,
      time,
      work: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
      memory: usage.maxRSS / 1024,
    };
  } finally {
    await copy.remove();
  }
}

const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [250, 500, 1000];
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error('npm run bench:build -- 250 500 1000 : des nombres d’articles');
  process.exit(1);
}

const real = await build(0);
const measures = [real];
const perPage = (measure: Measure) => (measure.work / measure.pages) * 1000;
console.log('articles  pages  clock s  work s   ms/page  ratio  MB    ratio');
const print = (measure: Measure) =>
  console.log(
    [
      String(measure.posts).padEnd(9),
      String(measure.pages).padEnd(6),
      measure.time.toFixed(1).padEnd(8),
      measure.work.toFixed(1).padEnd(8),
      perPage(measure).toFixed(0).padEnd(8),
      (perPage(measure) / perPage(real)).toFixed(2).padEnd(6),
      measure.memory.toFixed(0).padEnd(5),
      (measure.memory / real.memory).toFixed(2),
    ].join(' '),
  );
print(real);
for (const size of sizes) {
  const measure = await build(size);
  measures.push(measure);
  print(measure);
}

// Growth is linear when each article costs as much among a thousand as among the first ones.
const costs = measures.slice(1).map((measure, index) => {
  const before = measures[index] ?? real;
  return ((measure.work - before.work) / (measure.posts - before.posts)) * 1000;
});
console.log(`work of an article more, ms: ${costs.map((cost) => cost.toFixed(0)).join(', ')}`);
