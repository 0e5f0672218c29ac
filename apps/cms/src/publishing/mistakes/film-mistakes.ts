import type { Mistake } from './mistake';
import type { ProjectDraft } from './project-draft';

type Film = NonNullable<ProjectDraft['film']>;

function* ofFiles({ mp4, webm }: Film, say: (field: keyof Film, message: string) => Mistake) {
  if (!mp4) yield say('mp4', 'Add the film as MP4: some browsers play nothing else.');
  else if (mp4.mime !== 'video/mp4') yield say('mp4', 'This is no MP4: choose the film as MP4 here.');
  if (webm && webm.mime !== 'video/webm')
    yield say('webm', 'This is no WebM: choose one, or leave it empty.');
}

/** What keeps a film of ours from being shown to everybody who opens the page. */
export function* filmMistakes({ film }: ProjectDraft): Generator<Mistake> {
  if (!film) return;
  const say = (field: keyof Film, message: string): Mistake => ({ path: ['film', field], message });
  yield* ofFiles(film, say);
  if (!film.poster) yield say('poster', 'Add its poster: who saves data sees nothing else of the film.');
  else if (film.poster.gatedBy)
    yield say('poster', 'This picture opens only with an enquiry: choose another, or upload it once more.');
}
