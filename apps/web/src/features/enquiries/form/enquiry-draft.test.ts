import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aStorage } from '../../../testing/a-storage';
import { forgetDraft, keepDraft, keepReference, readDraft, readReference } from './enquiry-draft';

let storage = aStorage();
beforeEach(() => {
  storage = aStorage();
  vi.stubGlobal('sessionStorage', storage);
  for (const form of ['footer', 'banner form'] as const) forgetDraft(form);
  keepReference(null);
});

describe('The draft of a form', () => {
  it('has one key until it is forgotten, and another after, in the shape the CMS takes', () => {
    const { key } = keepDraft('footer', { name: 'A' });
    expect(key).toMatch(/^[A-Za-z0-9._:-]{16,100}$/);
    expect(keepDraft('footer', { name: 'Asha' }).key).toBe(key);
    expect(readDraft('footer')).toEqual({ key, values: { name: 'Asha' } });
    forgetDraft('footer');
    expect(readDraft('footer')).toBeNull();
    expect(storage.items.size).toBe(0);
    expect(keepDraft('footer', {}).key).not.toBe(key);
  });

  it('is one for each form', () => {
    expect(keepDraft('footer', {}).key).not.toBe(keepDraft('banner form', {}).key);
  });

  it.each(['{', '[]', 'null', '{"key":1,"values":{}}', '{"key":"k"}'])('does not trust %s', (stored) => {
    storage.items.set('enquiry:footer', stored);
    expect(readDraft('footer')).toBeNull();
  });

  it('takes nothing but texts of the fields', () => {
    storage.items.set('enquiry:footer', '{"key":"k","values":{"name":"A","mobile":9,"form":"x"}}');
    expect(readDraft('footer')).toEqual({ key: 'k', values: { name: 'A' } });
  });

  it('lives in the page where the browser forbids storage', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const { key } = keepDraft('footer', { name: 'Asha' });
    expect(keepDraft('footer', { name: 'Asha' }).key).toBe(key);
    forgetDraft('footer');
    expect(readDraft('footer')).toBeNull();
  });
});

it('The reference is kept for the thank-you page, and nothing that is none', () => {
  keepReference('SH-7K4Q2');
  expect(readReference()).toBe('SH-7K4Q2');
  keepReference('<b>');
  expect(readReference()).toBeNull();
  keepReference(null);
  expect(readReference()).toBeNull();
});
