/**
 * Gaps, paddings, margins and sizes of type come from the scales of `src/styles/tokens.css`, alone or
 * in a sum. What is relative to its text (em), or on paper (pt), is not measured by them.
 * @type {import('stylelint').Config}
 */
export default {
  plugins: ['stylelint-declaration-strict-value'],
  rules: {
    'scale-unlimited/declaration-strict-value': [
      ['/gap$/', '/^padding/', '/^margin/', 'font-size', 'font'],
      {
        ignoreFunctions: false,
        ignoreValues: {
          '': '/var\\(--|%|^(?!.*\\d(px|rem))/',
          // Its line height may be the height of a row.
          font: '/var\\(--|^(?!.*\\drem)/',
        },
      },
    ],
  },
  // Drawn objects, which have measures of their own: screens, cloth, papers, tickets, charts.
  ignoreFiles: [
    'src/components/{brand,film,portrait,post-art,screen}/**',
    'src/components/{FoldedCloth,PostArt,ReceiptPaper}.module.css',
    'src/components/ui/Cloth.css',
    'src/pages/_ai/AiDraft.module.css',
    'src/pages/_community/CommunityAgenda.module.css',
    'src/pages/_home/HomeHero.module.css',
    'src/products/tapschool/demo/**',
    'src/products/tappharm/sections/{PharmBox,PharmStairs}.module.css',
    'src/products/tappos/sections/{PosPapers,PriceTag,ShopPlan}.module.css',
    'src/products/tapschool/sections/{SchoolFile,SchoolNotebook,SchoolReport}.module.css',
    'src/seasons/**',
    'src/styles/tokens.css',
  ],
};
