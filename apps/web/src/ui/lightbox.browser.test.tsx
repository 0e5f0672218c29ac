// @vitest-environment happy-dom
import { getByLabelText, getByRole, queryByRole } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { pictureFromCms } from '../cms/media';
import { aPageForEachTest, served, until, visitor } from '../testing/a-page';
import { aRawPicture } from '../testing/builders';
import { helpedBy } from '../testing/enhancing';
import { Lightbox, slideId } from './lightbox';
import { enhance } from './lightbox.browser';

aPageForEachTest();

const CAPTIONS = ['The garden', 'The lobby', 'The court', 'The roof'];

function Pictures() {
  const plates = CAPTIONS.flatMap((caption) => {
    const picture = pictureFromCms(aRawPicture());
    return picture ? [{ caption, picture }] : [];
  });
  return (
    <>
      {plates.map(({ caption }, index) => (
        <a key={caption} id={`plate-${index + 1}`} href={`#${slideId('picture', index)}`}>
          {caption}
        </a>
      ))}
      <Lightbox id="picture" label="Pictures" plates={plates} backTo={(index) => `plate-${index + 1}`} />
    </>
  );
}

/** A page with pictures, as its script finds it. */
function aGallery() {
  const root = served(<Pictures />);
  const dialog = root.querySelector('dialog');
  if (!dialog) throw new Error('The page has no lightbox');
  return {
    dialog,
    wake: () => helpedBy(enhance, root),
    link: (name: string) => getByRole(root, 'link', { name }),
    button: (name: string) => getByRole(dialog, 'button', { name }),
    said: () => getByRole(dialog, 'status').textContent,
    images: () => [...dialog.querySelectorAll('img')],
  };
}

function anAwakeGallery() {
  const gallery = aGallery();
  gallery.wake();
  return gallery;
}

describe('The lightbox', () => {
  it('opens at the picture whose link is pressed, says which it is, and has an address', async () => {
    const gallery = anAwakeGallery();
    expect(queryByRole(document.body, 'dialog')).toBeNull();
    await visitor.click(gallery.link('The lobby'));
    expect(gallery.dialog.open).toBe(true);
    expect(gallery.said()).toBe('2 of 4. The lobby');
    expect(location.hash).toBe('#picture-2');
    expect(document.activeElement).toBe(getByLabelText(gallery.dialog, 'Pictures', { selector: 'ol' }));
  });

  it.each([
    ['ArrowRight', '3 of 4. The court'],
    ['ArrowLeft', '1 of 4. The garden'],
    ['Home', '1 of 4. The garden'],
    ['End', '4 of 4. The roof'],
    ['ArrowRight}{ArrowRight}{ArrowRight', '4 of 4. The roof'],
    ['ArrowLeft}{ArrowLeft', '1 of 4. The garden'],
    ['a', '2 of 4. The lobby'],
  ])('goes by {%s} from the second picture to "%s"', async (keys, said) => {
    const gallery = anAwakeGallery();
    await visitor.click(gallery.link('The lobby'));
    await visitor.keyboard(`{${keys}}`);
    expect(gallery.said()).toBe(said);
  });

  it('leaves keys to the browser that are pressed with another, or while it is closed', async () => {
    const gallery = anAwakeGallery();
    await visitor.keyboard('{End}');
    expect(gallery.dialog.open).toBe(false);
    await visitor.click(gallery.link('The lobby'));
    await visitor.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(gallery.said()).toBe('2 of 4. The lobby');
  });

  it('goes by its buttons, of which the one that leads nowhere says so', async () => {
    const gallery = anAwakeGallery();
    await visitor.click(gallery.link('The garden'));
    const [back, on] = [gallery.button('Previous picture'), gallery.button('Next picture')];
    expect(back.getAttribute('aria-disabled')).toBe('true');
    await visitor.click(back);
    expect(gallery.said()).toBe('1 of 4. The garden');
    await visitor.click(on);
    expect(gallery.said()).toBe('2 of 4. The lobby');
    for (const button of [back, on]) expect(button.getAttribute('aria-disabled')).toBe('false');
    await visitor.keyboard('{End}');
    expect(on.getAttribute('aria-disabled')).toBe('true');
  });

  it('gives the focus back to the link, and its address to the page, when it is closed', async () => {
    const back = vi.spyOn(history, 'back');
    const gallery = anAwakeGallery();
    await visitor.click(gallery.link('The lobby'));
    gallery.dialog.close();
    // The page's own entry of the history: the next Back leaves the page.
    expect(back).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(gallery.link('The lobby'));
    await until(() => expect(location.hash).toBe(''));
  });

  it('is closed by Back', async () => {
    const gallery = anAwakeGallery();
    await visitor.click(gallery.link('The lobby'));
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(gallery.dialog.open).toBe(false);
  });

  it('opens by itself where the link was pressed before it woke, and lets the address go when closed', () => {
    history.replaceState(null, '', '/page?a=1#picture-3');
    const gallery = anAwakeGallery();
    expect(gallery.said()).toBe('3 of 4. The court');
    gallery.dialog.close();
    expect(location.href).toMatch(/\/page\?a=1$/);
    expect(document.activeElement).toBe(gallery.link('The court'));
  });

  it('leaves to the browser what opens a new tab', async () => {
    const gallery = anAwakeGallery();
    await visitor.keyboard('{Control>}');
    await visitor.click(gallery.link('The lobby'));
    await visitor.keyboard('{/Control}');
    expect(gallery.dialog.open).toBe(false);
  });

  it('fetches the picture in view, and those beside it when that has come', async () => {
    const gallery = anAwakeGallery();
    const eager = () => gallery.images().map(({ loading }) => loading === 'eager');
    for (const image of gallery.images()) Object.defineProperty(image, 'complete', { value: false });
    await visitor.click(gallery.link('The lobby'));
    expect(eager()).toEqual([false, true, false, false]);
    gallery.images()[1]?.dispatchEvent(new Event('load'));
    expect(eager()).toEqual([true, true, true, false]);
  });

  it('fetches those beside one that had come before', async () => {
    const gallery = anAwakeGallery();
    for (const image of gallery.images()) Object.defineProperty(image, 'complete', { value: true });
    await visitor.click(gallery.link('The garden'));
    expect(gallery.images().map(({ loading }) => loading === 'eager')).toEqual([true, true, false, false]);
  });

  it('leaves plain links when it is undone', async () => {
    const gallery = aGallery();
    gallery.wake()();
    await visitor.click(gallery.link('The lobby'));
    expect(gallery.dialog.open).toBe(false);
    expect(gallery.dialog.hasAttribute('data-awake')).toBe(false);
  });
});
