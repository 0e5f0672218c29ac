import { readWish, wayBack, wayBackWords } from '../../../contracts/kept-wish';
import { wishSaid } from '../../../contracts/wish';
import { wishParts as parts } from './wish-parts';

/** Says what the enquiry that was just accepted asked for, and leads back to where that was. */
export function enhance(note: HTMLElement): void {
  const wish = readWish();
  const said = parts.said.first(note);
  const back = parts.back.first(note);
  const link = back?.querySelector('a');
  const words = link?.querySelector('span');
  if (!wish || !said || !back || !link || !words) return;
  said.textContent = wishSaid(wish, 'thanks');
  link.href = wayBack(wish);
  words.textContent = wayBackWords(wish.project);
  said.hidden = false;
  back.hidden = false;
}
