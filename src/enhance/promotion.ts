/** Puts the usual price back once a promotion is over: the page may have been built before its end. */
const now = new Date().toJSON();
const after = document.querySelectorAll<HTMLTemplateElement>('template[data-after]');

for (const [at, part] of [...document.querySelectorAll('[data-ends]')].entries()) {
  const usual = after[at];
  if (usual && now >= `${part.getAttribute('data-ends')}`) part.replaceWith(usual.content);
}

export {};
