interface Door {
  readonly file: string;
  readonly refused: readonly string[];
  readonly allowed: readonly string[];
}

/** For each folder, imports that the linter must refuse, and some that it must allow. */
export const doors: readonly Door[] = [
  {
    file: 'src/routes.ts',
    refused: ['#queries/a.ts', '#schemas/a.ts', '#components/A.tsx', '#products/room/a.ts'],
    allowed: ['#products/registry.ts', '#lib/a.ts'],
  },
  {
    file: 'src/content.config.ts',
    refused: ['#queries/a.ts', '#search/build/a.ts'],
    allowed: ['astro:content', '#schemas/a.ts', '#queries/content-loader.ts'],
  },
  {
    file: 'src/lib/a.ts',
    refused: [
      'astro:content',
      '#i18n/a.ts',
      '#schemas/a.ts',
      '#queries/a.ts',
      '#components/ui/A.tsx',
      '#products/registry.ts',
      '#routes.ts',
      '#site.config.ts',
      '#content/a.yaml',
      '#lib/b.ts',
    ],
    allowed: ['./b.ts', 'zod'],
  },
  {
    file: 'src/i18n/a.ts',
    refused: [
      'astro:content',
      '#queries/a.ts',
      '#schemas/a.ts',
      '#components/ui/A.tsx',
      '#routes.ts',
    ],
    allowed: ['#lib/a.ts'],
  },
  {
    file: 'src/styles/a.ts',
    refused: ['#products/registry.ts', '#components/ui/A.tsx', '#queries/a.ts', '#lib/a.ts'],
    allowed: ['./b.ts'],
  },
  {
    file: 'src/schemas/pages/a.ts',
    refused: [
      'astro:content',
      '#islands/a.ts',
      '#search/index-file.ts',
      '#components/A.tsx',
      '#queries/a.ts',
      '#products/room/schemas/a.ts',
      '#pages/a.ts',
    ],
    allowed: ['#lib/a.ts', '#i18n/a.ts', '#routes.ts', '#products/registry.ts'],
  },
  {
    file: 'src/queries/a.ts',
    refused: [
      '#pages/_docs/a.ts',
      '#components/A.tsx',
      '#search/build/a.ts',
      '#products/room/a.ts',
    ],
    allowed: ['astro:content', '#schemas/a.ts', '#products/registry.ts', './b.ts'],
  },
  {
    file: 'src/components/A.tsx',
    refused: [
      'astro:content',
      '#queries/a.ts',
      '#pages/_docs/A.tsx',
      '#print/a.ts',
      '#islands/a.ts',
      '#site.config.ts',
      '#products/room/A.tsx',
    ],
    allowed: ['#i18n/a.ts', '#schemas/a.ts', '#products/registry.ts', '#components/ui/A.tsx'],
  },
  {
    file: 'src/components/B.astro',
    refused: ['#queries/a.ts', 'astro:content', '#print/a.ts'],
    allowed: ['#routes.ts', './A.tsx'],
  },
  {
    file: 'src/components/ui/A.tsx',
    refused: [
      '#routes.ts',
      '#i18n/a.ts',
      '#schemas/a.ts',
      '#products/registry.ts',
      '#components/A.tsx',
      'astro:content',
    ],
    allowed: ['#lib/a.ts', './B.tsx'],
  },
  {
    file: 'src/islands/a.ts',
    refused: [
      '#components/A.tsx',
      '#products/room/demo/A.island.tsx',
      '#queries/a.ts',
      '#routes.ts',
      '#i18n/format.ts',
    ],
    allowed: ['#lib/a.ts', '#i18n/filters.ts', 'react'],
  },
  {
    file: 'src/products/a.ts',
    refused: [
      'astro:content',
      '#pages/a.ts',
      '#layouts/A.astro',
      '#print/a.ts',
      '#products/room/screens/A.tsx',
    ],
    allowed: ['#queries/a.ts', './registry.ts'],
  },
  {
    file: 'src/products/registry.ts',
    refused: [
      'astro:content',
      '#queries/a.ts',
      '#components/A.tsx',
      '#products/room/screens/A.tsx',
    ],
    allowed: ['#products/room/room.ts', './room.ts'],
  },
  {
    file: 'src/products/room/room.ts',
    refused: [
      'astro:content',
      '#components/A.tsx',
      '#queries/a.ts',
      '#styles/a.css',
      '#products/other/room.ts',
      '../other/room.ts',
      './screens/A.tsx',
      './rules/a.ts',
    ],
    allowed: ['./schemas/a.ts', './addresses.ts'],
  },
  {
    file: 'src/products/room/schemas/screens/a.ts',
    refused: [
      'astro:content',
      '#components/A.tsx',
      '#queries/a.ts',
      '../../screens/A.tsx',
      '../../demo/a.ts',
      '../../../other/rules/a.ts',
    ],
    allowed: ['#schemas/text.ts', '../demo.ts', '../../rules/a.ts', '../../addresses.ts'],
  },
  {
    file: 'src/products/room/rules/a.ts',
    refused: [
      'astro:content',
      '#components/A.tsx',
      '#queries/a.ts',
      '#schemas/a.ts',
      '../schemas/a.ts',
      '../screens/A.tsx',
    ],
    allowed: ['#i18n/format.ts', '#lib/sum.ts', './b.ts'],
  },
  {
    file: 'src/products/room/screens/A.tsx',
    refused: [
      'astro:content',
      '#queries/a.ts',
      '#components/TopBar.tsx',
      '../sections/A.tsx',
      '../demo/A.tsx',
      '../../other/screens/A.tsx',
    ],
    allowed: ['#components/screen/A.tsx', '../rules/a.ts', '../schemas/screens/a.ts'],
  },
  {
    file: 'src/products/room/demo/A.tsx',
    refused: ['astro:content', '#queries/a.ts', '#layouts/A.astro', '../sections/A.tsx'],
    allowed: ['#islands/a.ts', '../rules/a.ts', '../schemas/demo.ts'],
  },
  {
    file: 'src/products/room/calculator/A.tsx',
    refused: ['astro:content', '#queries/a.ts', '../screens/A.tsx', '../demo/A.tsx'],
    allowed: ['#components/A.tsx', '../addresses.ts'],
  },
  {
    file: 'src/products/room/sections/A.tsx',
    refused: [
      'astro:content',
      '#products/other/rules/a.ts',
      '#pages/_home/A.tsx',
      '#seo/a.ts',
      '#share/a.ts',
      '#search/browser/a.ts',
      '#print/a.ts',
      '../pages/load-overview.ts',
      '../faces/ai.tsx',
    ],
    allowed: ['#components/A.tsx', '#queries/a.ts', '../rules/a.ts', '../screens/A.tsx'],
  },
  {
    file: 'src/products/room/faces/ai.tsx',
    refused: [
      'astro:content',
      '#components/A.tsx',
      '#layouts/A.astro',
      '../pages/load-overview.ts',
    ],
    allowed: ['#queries/a.ts', '#products/brochures.ts', '../screens/A.tsx'],
  },
  {
    file: 'src/products/other/pages/a.astro',
    refused: [
      'astro:content',
      '#products/third/schemas/a.ts',
      '#pages/_home/A.tsx',
      '#seo/a.ts',
      '../faces/ai.tsx',
    ],
    allowed: [
      '#layouts/Product.astro',
      '#sections/A.astro',
      '#print/brochure/BrochureLink.astro',
      '../sections/A.tsx',
    ],
  },
  {
    file: 'src/products/room/rules/a.test.ts',
    refused: ['astro:content', '#products/other/rules/a.ts', '#pages/a.ts'],
    allowed: ['#queries/a.ts', '../screens/A.tsx', '../../../../tools/content.ts'],
  },
  {
    file: 'src/sections/A.astro',
    refused: ['astro:content', '#layouts/A.astro', '#pages/a.ts', '#products/room/room.ts'],
    allowed: ['#components/A.tsx', '#queries/a.ts', '#products/registry.ts'],
  },
  {
    file: 'src/layouts/A.astro',
    refused: [
      'astro:content',
      '#pages/a.ts',
      '#products/room/room.ts',
      '#schemas/faq.ts',
      '#print/a.ts',
    ],
    allowed: ['#components/A.tsx', '#queries/a.ts', '#seo/a.ts', '#schemas/meta.ts'],
  },
  {
    file: 'src/seo/a.ts',
    refused: ['astro:content', '#pages/_docs/a.ts', '#components/A.tsx', '#products/room/room.ts'],
    allowed: ['#queries/a.ts', '#products/registry.ts'],
  },
  {
    file: 'src/share/a.ts',
    refused: ['astro:content', '#pages/_docs/a.ts', '#components/A.tsx', '#layouts/A.astro'],
    allowed: ['#queries/a.ts', '#styles/a.ts'],
  },
  {
    file: 'src/print/a.ts',
    refused: ['astro:content', '#pages/_docs/a.ts', '#components/A.tsx', '#products/room/room.ts'],
    allowed: ['#queries/a.ts', '#components/brand/a.ts', '#share/qr.ts'],
  },
  {
    file: 'src/search/a.ts',
    refused: ['astro:content', '#queries/a.ts', '#schemas/search.ts', '#search/build/a.ts'],
    allowed: ['#schemas/search-kinds.ts', '#products/registry.ts', '#i18n/edition.ts'],
  },
  {
    file: 'src/search/build/a.ts',
    refused: ['astro:content', '#pages/a.ts', '#components/A.tsx', '#search/browser/a.ts'],
    allowed: ['#queries/a.ts', '../index-file.ts'],
  },
  {
    file: 'src/search/browser/a.ts',
    refused: [
      'astro:content',
      'astro/zod',
      '#queries/a.ts',
      '#schemas/search.ts',
      '#components/A.tsx',
      '#products/registry.ts',
      '#search/build/a.ts',
    ],
    allowed: ['#i18n/a.ts', '#schemas/search-kinds.ts', '#search/index-file.ts'],
  },
  {
    file: 'src/enhance/a.ts',
    refused: [
      'astro:content',
      'zod',
      '#queries/a.ts',
      '#pages/a.ts',
      '#layouts/A.astro',
      '#schemas/a.ts',
    ],
    allowed: ['#search/browser/a.ts', '#seasons/a.ts'],
  },
  {
    file: 'src/seasons/a.ts',
    refused: ['astro:content', 'astro/zod', '#queries/a.ts', '#components/A.tsx', '#enhance/a.ts'],
    allowed: ['#lib/a.ts'],
  },
  {
    file: 'src/offline/a.ts',
    refused: ['astro/zod', '#queries/a.ts', '#pages/a.ts', '#products/registry.ts', '#routes.ts'],
    allowed: ['#served-addresses.ts'],
  },
  {
    file: 'src/pages/a.astro',
    refused: [
      'astro:content',
      '#products/room/sections/A.tsx',
      '#pages/about.astro',
      '#search/browser/a.ts',
      '#seasons/a.ts',
    ],
    allowed: ['#products/dashboards.ts', '#queries/a.ts', '#islands/Island.astro', './_home/A.tsx'],
  },
  {
    file: 'src/pages/_home/A.tsx',
    refused: [
      'astro:content',
      '#products/room/sections/A.tsx',
      '#pages/_docs/A.tsx',
      '#search/browser/a.ts',
    ],
    allowed: ['#components/A.tsx', '#queries/a.ts', './B.tsx'],
  },
  {
    file: 'src/dev-pages/a.astro',
    refused: ['astro:content', '#pages/_home/A.tsx', '#products/room/sections/A.tsx'],
    allowed: ['#components/ui/A.tsx', '#seasons/a.ts'],
  },
];
