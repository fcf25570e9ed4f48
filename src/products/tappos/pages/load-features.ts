import { getTrialLine } from '#queries/contact.ts';
import { getPage } from '#queries/content.ts';
import { marked } from '#queries/samples.ts';
import { getScreen } from '#queries/screens.ts';

/** The rooms of the shop with what is drawn in each; modules are numbered from room to room. */
export async function loadFeatures() {
  const { rooms: plan, trial, ...page } = await getPage('tappos-features');
  const { counter, store, office } = plan;
  const firstInStore = counter.modules.length + 1;
  return {
    ...page,
    plan,
    counter: { room: counter, first: 1 },
    notebook: {
      words: await marked('drawing', counter.notebook),
      customers: await getScreen('pos-customers'),
    },
    store: { room: store, first: firstInStore },
    transfer: await marked('drawing', store.transfer),
    inventory: await getScreen('pos-inventory'),
    office: { room: office, first: firstInStore + store.modules.length },
    trial: await getTrialLine('tappos', trial),
    dashboard: await getScreen('pos-dashboard'),
  };
}
