import { beforeAll, expect, inject, it } from 'vitest';
import { aBrowser, vapidKeys } from '../testing/push-service.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { PHONE } from './visitor.ts';

const cmsUrl = inject('cmsUrl');
let asha: Account;

beforeAll(async () => {
  asha = await anAccount(cmsUrl, 'desk-sales', 'Asha');
});

it('Where the CMS has no keys the desk says that phones are not rung', async () => {
  const desk = await signedIn(asha, '/admin/lead-desk');
  await desk.getByText('Phones are not rung here yet. Your administrator can switch it on.').waitFor();
  expect(await desk.getByRole('button', { name: 'Notify this device' }).count()).toBe(0);
});

it('On a phone the desk says in words what rings before the browser asks; yes subscribes, a second press ends it', async () => {
  const { PUSH_PUBLIC_KEY: publicKey } = vapidKeys();
  const { subscription } = aBrowser('https://fcm.googleapis.com');
  const desk = await signedIn(asha, '/admin', PHONE);
  // No push service can be reached from here: what the browser would answer stands in its place.
  await desk.addInitScript((sent) => {
    const asked = { permission: 0 };
    Object.assign(window, { asked });
    Object.defineProperty(Notification, 'permission', { configurable: true, value: 'default' });
    Notification.requestPermission = async () => {
      asked.permission += 1;
      return 'granted';
    };
    let current: object | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = {
          endpoint: sent.endpoint,
          toJSON: () => sent,
          unsubscribe: async () => {
            current = null;
            return true;
          },
        };
        return current;
      },
    });
  }, subscription);
  const sent: { path: string; body: unknown }[] = [];
  await desk.route(/\/lead-desk\/push(\/end)?(\?.*)?$/, async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fulfill({ json: { data: { publicKey } } });
    sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
    return route.fulfill({ json: { data: {} } });
  });
  await desk.goto('/admin/lead-desk');
  const asked = () => desk.evaluate('window.asked.permission');
  await desk.getByRole('button', { name: 'Notify this device' }).click();
  const words = desk.getByRole('group', { name: 'Notify this device' });
  await words.getByText('nothing of the person').waitFor();
  expect([await asked(), sent]).toEqual([0, []]);
  for (const name of ['Go on', 'Not now']) {
    const box = await words.getByRole('button', { name }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  }
  await words.getByRole('button', { name: 'Not now' }).click();
  await desk.getByRole('button', { name: 'Notify this device' }).click();
  await words.getByRole('button', { name: 'Go on' }).click();
  const on = desk.getByRole('button', { name: 'Notifies this device' });
  await on.waitFor();
  expect([await asked(), sent]).toEqual([1, [{ path: '/lead-desk/push', body: subscription }]]);
  // The worker is the panel's own.
  expect(
    await desk.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ),
  ).toEqual([`${cmsUrl}/lead-desk/`]);
  await on.click();
  await desk.getByRole('button', { name: 'Notify this device' }).waitFor();
  expect(sent.at(-1)).toEqual({ path: '/lead-desk/push/end', body: { endpoint: subscription.endpoint } });
});
