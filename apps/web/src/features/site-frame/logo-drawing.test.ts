import { describe, expect, it } from 'vitest';
import { logoDrawingFrom } from './logo-drawing';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${inner}</svg>`;
const AREA = '<path d="M0 0L10 0L10 10Z"/>';

describe('The drawing of a logo', () => {
  it('is its areas, where they stand, and nothing of what they are called or painted with', () => {
    const drawn = `<?xml version="1.0"?>
      <svg width="40px" height="10" id="Layer_1" class="st0" onload="alert(1)">
        <g fill="#16211C" transform="translate(2 3)">
          <path class="st1" d="M0 0L10 0L10 10Z" transform="scale(.5 -0.5)"/>
          <rect x="1" y="2" width="3" height="4"></rect>
        </g>
        <polygon points="0,0 4,0 4,4" onclick='alert(1)'/>
      </svg>`;
    expect(logoDrawingFrom(drawn)).toEqual({
      box: [0, 0, 40, 10],
      areas: [
        { d: 'M0 0L10 0L10 10Z', transform: 'translate(2 3) scale(.5 -0.5)', evenOdd: false },
        { d: 'M1 2h3v4h-3Z', transform: 'translate(2 3)', evenOdd: false },
        { d: 'M0,0 4,0 4,4Z', transform: '', evenOdd: false },
      ],
    });
  });

  it('takes the areas of a drawing that fills each by itself', () => {
    const drawn = `<svg viewBox="0 0 40 10" fill="none"><g fill="#16211C">${AREA}</g></svg>`;
    expect(logoDrawingFrom(drawn)?.areas).toHaveLength(1);
  });

  it('knows which rule makes its holes, its own or that of what it stands in', () => {
    const drawn = svg(
      `<g fill-rule="evenodd" clip-rule="evenodd">${AREA}<path fill-rule="nonzero" d="M0 0L1 1Z"/></g>${AREA}`,
    );
    expect(logoDrawingFrom(drawn)?.areas.map(({ evenOdd }) => evenOdd)).toEqual([true, false, false]);
  });

  it.each([
    ['a program', svg(`${AREA}<script>alert(1)</script>`)],
    ['a program that says it is empty', svg(`${AREA}<script href="data:text/javascript,alert(1)"/>`)],
    ['a foreign object', svg(`<foreignObject><body onload="alert(1)"/></foreignObject>`)],
    ['a picture', svg(`${AREA}<image href="https://elsewhere.example/seen.png"/>`)],
    ['a link', svg(`<a href="javascript:alert(1)">${AREA}</a>`)],
    ['something used from elsewhere', svg(`${AREA}<use href="https://elsewhere.example/x.svg#a"/>`)],
    ['a style sheet', svg(`<style>@import "https://elsewhere.example"</style>${AREA}`)],
    ['what sets attributes later', svg(`<set attributeName="href" to="javascript:alert(1)"/>${AREA}`)],
    ['letters', svg('<text>Sahyara</text>')],
    ['a comment', svg(`<!-- --!><script>alert(1)</script> -->${AREA}`)],
    ['character data', svg(`<![CDATA[<script>alert(1)</script>]]>${AREA}`)],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(99)}">]>${svg(AREA)}`],
    ['an entity in a path', svg('<path d="&a;"/>')],
    ['a path that ends its attribute', svg(`<path d="M0 0"onload="alert(1)"/>`)],
    ['a path with words', svg('<path d="M0 0 url(#a)"/>')],
    ['a transform with words', svg('<path d="M0 0Z" transform="url(#a)"/>')],
    ['a stroke', svg('<path d="M0 0L1 1" stroke="#000"/>')],
    ['an area of nothing', svg('<path d="M0 0L1 1" fill="none"/>')],
    ['a group of lines', svg(`<g fill="none" stroke="#000">${AREA}</g>`)],
    ['a drawing of lines', `<svg viewBox="0 0 1 1" fill="none">${AREA}</svg>`],
    ['a style', svg(`<g style="fill:none">${AREA}</g>`)],
    ['a faint group', svg(`<g opacity=".2">${AREA}</g>`)],
    ['holes by a rule of nobody', svg(`<g fill-rule="url(#a)">${AREA}</g>`)],
    ['holes by a rule that is inherited from nobody', svg(`<g fill-rule="inherit">${AREA}</g>`)],
    ['a mask', svg(`<g mask="url(#a)">${AREA}</g>`)],
    ['a part cut out', svg(`<g clip-path="url(#a)">${AREA}</g>`)],
    ['a drawing in a drawing', svg(`<svg viewBox="0 0 1 1">${AREA}</svg>`)],
    ['what stands after it', `${svg(AREA)}<script>alert(1)</script>`],
    ['what stands before it', `<p>${svg(AREA)}</p>`],
    ['a box without a size', AREA],
    ['a box of words', `<svg viewBox="0 0 a b">${AREA}</svg>`],
    ['a box of nothing', `<svg viewBox="0 0 0 10">${AREA}</svg>`],
    ['no area', svg('')],
    ['an end that is missing', '<svg viewBox="0 0 1 1"><path d="M0 0Z"/>'],
    ['an end of something else', `<svg viewBox="0 0 1 1"><g>${AREA}</svg></g>`],
    ['more than a page should carry', svg(AREA.repeat(400))],
    ['no drawing', 'Sahyara'],
  ])('is refused whole where it holds %s', (_, drawn) => {
    expect(logoDrawingFrom(drawn)).toBeNull();
  });

  it.each([' a="b"', '<g>', '<', ' ', '<path d="', 'translate(1) '])(
    'is refused where %j goes on and on',
    (part) => {
      expect(logoDrawingFrom(svg(part.repeat(1000)))).toBeNull();
    },
  );
});
