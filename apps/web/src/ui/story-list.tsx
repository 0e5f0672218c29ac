import type { Picture as PictureData } from '../cms/media';
import { CoverLink } from './cover-link';
import { Dotted } from './dotted';
import { formatDay } from './format-date';
import { Picture } from './picture';
import { layouts } from './picture-layouts';
import type { Layout } from './picture-sizes';
import { PlainList } from './plain-list';
import styles from './story-list.module.css';

/** Something dated to read. `day` as `2026-11-21`; `outside` leads to another site. */
export type Story = {
  key: string;
  href: string;
  outside?: boolean;
  title: string;
  labels: string[];
  day: string;
  excerpt: string;
  cover: PictureData | null;
};

type Props = {
  stories: Story[];
  /** `cards` with pictures, the first one large; `lines` for a few among other things, only the first with its picture. */
  layout: 'cards' | 'lines';
  level: 2 | 3;
  /** Its first picture opens the page. */
  opensPage?: boolean;
};

/** Stories, newest first as they come. */
export function StoryList({ stories, layout, level, opensPage = false }: Props) {
  return (
    <PlainList className={styles[layout]}>
      {stories.map((story, index) => (
        <li key={story.key} className={styles.story}>
          {layout === 'cards' ? (
            <Picture
              picture={story.cover}
              layout={cardLayout(index, stories.length)}
              first={opensPage && index === 0}
              decorative
            />
          ) : null}
          {layout === 'lines' && index === 0 && story.cover ? (
            <Picture picture={story.cover} layout={layouts.storyColumn} decorative />
          ) : null}
          <div className={styles.words}>
            <StoryTitle story={story} level={level} />
            {layout === 'cards' && story.excerpt ? <p className={styles.excerpt}>{story.excerpt}</p> : null}
            <p className={styles.meta}>
              <Dotted
                parts={[
                  <time key="day" dateTime={story.day}>
                    {formatDay(story.day)}
                  </time>,
                  ...story.labels,
                ]}
              />
            </p>
          </div>
        </li>
      ))}
    </PlainList>
  );
}

/** Which cards stand two abreast, three abreast or alone: the same rule as in the style sheet. */
function cardLayout(index: number, count: number): Layout {
  if (index === 0) return layouts.storyFirst;
  if (count === 2) return layouts.storySecondOfTwo;
  const over = (count - 1) % 3;
  const inFirstPair = over !== 0 && index <= 2;
  const inLastPair = over === 1 && index >= count - 2;
  return inFirstPair || inLastPair ? layouts.storyHalf : layouts.storyThird;
}

// More than four lines of the first story's type.
const LONG_TITLE_CHARACTERS = 64;

function StoryTitle({ story, level }: { story: Story; level: Props['level'] }) {
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <Tag
      className={story.title.length > LONG_TITLE_CHARACTERS ? `${styles.title} ${styles.long}` : styles.title}
    >
      <CoverLink href={story.href} outside={story.outside}>
        {story.title}
        {story.outside ? <span className="visually-hidden"> (opens in a new tab)</span> : null}
      </CoverLink>
      {story.outside ? (
        <svg className={styles.outside} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M1 11 11 1M3 1h8v8" fill="none" stroke="currentColor" />
        </svg>
      ) : null}
    </Tag>
  );
}
