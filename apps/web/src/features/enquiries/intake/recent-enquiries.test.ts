import { describe, expect, it, vi } from 'vitest';
import { anEnquiry } from '../../../testing/builders';
import { enquiryBody } from '../enquiry';
import { MOST_REMEMBERED, rememberEnquiries, SAME_ENQUIRY_FOR_MS } from './recent-enquiries';

function set() {
  let time = 1000;
  const once = rememberEnquiries<number>(
    (status) => status === 200,
    () => time,
  );
  return {
    once,
    wait: (ms: number) => {
      time += ms;
    },
  };
}
const body = (name = 'Asha') => enquiryBody('footer', anEnquiry({ name }));

describe('The same enquiry posted twice', () => {
  it('is sent once while it is under way', async () => {
    const { once } = set();
    let finish = (_status: number) => {};
    const send = vi.fn(
      () =>
        new Promise<number>((resolve) => {
          finish = resolve;
        }),
    );
    const both = [once(body(), send), once(body(), send)];
    finish(200);
    expect(await Promise.all(both)).toEqual([200, 200]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is sent once when it was just taken, and again when that is long ago', async () => {
    const { once, wait } = set();
    const send = vi.fn(async () => 200);
    await once(body(), send);
    wait(SAME_ENQUIRY_FOR_MS - 1);
    await once(body(), send);
    expect(send).toHaveBeenCalledTimes(1);
    wait(1);
    await once(body(), send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is sent again after it failed, or broke', async () => {
    const { once } = set();
    const send = vi.fn(async () => 503);
    await once(body(), send);
    send.mockRejectedValueOnce(new Error('broken'));
    await expect(once(body(), send)).rejects.toThrow('broken');
    send.mockResolvedValue(200);
    expect(await once(body(), send)).toBe(200);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('is not confused with another', async () => {
    const { once } = set();
    const send = vi.fn(async () => 200);
    await once(body('Asha'), send);
    await once(body('Meera'), send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is remembered only among the newest: memory stays bounded', async () => {
    const { once } = set();
    const send = vi.fn(async () => 200);
    for (let count = 0; count <= MOST_REMEMBERED + 1; count++) await once(body(`Visitor ${count}`), send);
    await once(body('Visitor 0'), send);
    expect(send).toHaveBeenCalledTimes(MOST_REMEMBERED + 3);
  });
});
