/** Puts the usual price back once a promotion is over: the page may have been built before its end. */
import { AFTER, ENDS } from '#lib/promotion-marks.ts';

const now = new Date().toJSON();
const after = document.querySelectorAll<HTMLTemplateElement>(`template[${AFTER}]`);

for (const [at, part] of [...document.querySelectorAll(`[${ENDS}]`)].entries()) {
  const usual = after[at];
  if (usual && now >= `${part.getAttribute(ENDS)}`) part.replaceWith(usual.content);
}
