import { getFetchClient } from '@strapi/strapi/admin';
import { z } from 'zod/mini';

const WORKER = '/lead-desk/push-worker.js';
const choice = z.object({ data: z.object({ publicKey: z.nullable(z.string()) }) });

/** Whether this browser is rung. `keyless`: the CMS has no keys. `unable`: it cannot, or the panel is not on https. */
export type PhoneState = 'unable' | 'keyless' | 'refused' | 'off' | 'on';

const isAble = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function publicKey(): Promise<string | null> {
  const { data: body } = await getFetchClient().get<unknown>('/lead-desk/push');
  return choice.parse(body).data.publicKey;
}

/** Only what was registered already: looking must not leave a worker behind. */
const subscription = async () =>
  (await (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription()) ?? null;

/** Asks how it stands. */
export async function phoneState(): Promise<PhoneState> {
  if ((await publicKey()) === null) return 'keyless';
  if (!isAble()) return 'unable';
  if (Notification.permission === 'denied') return 'refused';
  return (await subscription()) === null ? 'off' : 'on';
}

const keep = (one: PushSubscription) => getFetchClient().post('/lead-desk/push', one.toJSON());

/**
 * Has this browser rung from now on. The browser asks whether it may; call it from a press.
 * @throws Error with a sentence when the CMS does not take it
 */
export async function ringPhone(): Promise<PhoneState> {
  const key = await publicKey();
  if (key === null) return 'keyless';
  if ((await Notification.requestPermission()) !== 'granted') {
    return Notification.permission === 'denied' ? 'refused' : 'off';
  }
  const worker = await navigator.serviceWorker.register(WORKER);
  // Subscribing needs one that is at work.
  await ready(worker);
  const before = await worker.pushManager.getSubscription();
  // Of an earlier key: the push service would refuse what the CMS signs with this one.
  await before?.unsubscribe();
  await keep(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return 'on';
}

function ready({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
}

/** Has it rung no more. */
export async function silencePhone(): Promise<PhoneState> {
  const one = await subscription();
  if (one) {
    await getFetchClient().post('/lead-desk/push/end', { endpoint: one.endpoint });
    await one.unsubscribe();
  }
  return 'off';
}
