import type { Choices, Lead } from '../../server/replies';
import { LOST_REASONS } from '../../stages';
import { AskFirst, type Question } from './ask-first';
import { type Doing, sayCount } from './chosen-words';
import type { Changing } from './use-change-chosen';

const NOBODY = 'nobody';

type Asked = Question & { doing: (chosen: string) => Doing };

const UNDONE = 'You can undo it for a minute.';

/** The tags that some of them carry, each with how many do. */
function carriedBy(leads: Lead[]): Question['options'] {
  const carried = leads.flatMap(({ tags }) => tags);
  const each = new Map(carried.map((tag) => [tag.documentId, tag.label]));
  return [...each]
    .map(([value, label]) => ({
      value,
      label: `${label} (${carried.filter((tag) => tag.documentId === value).length})`,
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** What the options answer. */
const ASKED: Record<Doing['kind'], string> = {
  assign: 'To whom?',
  lose: 'Why?',
  tag: 'Which tag?',
  untag: 'Which tag?',
  spam: '',
};

function questionOf(kind: Doing['kind'], leads: Lead[], choices: Choices): Asked {
  const count = sayCount(leads.length);
  const booked = leads.filter(({ stage }) => stage === 'Booked').length;
  if (kind === 'assign') {
    return {
      title: `Give ${count} to a colleague`,
      words: `They get one mail, once it cannot be undone any more. ${UNDONE}`,
      options: [
        ...choices.people.map(({ documentId, name }) => ({ value: documentId, label: name })),
        { value: NOBODY, label: 'Nobody' },
      ],
      confirm: 'Give',
      isDanger: false,
      doing: (owner) => ({
        kind,
        owner: owner === NOBODY ? null : owner,
        name: choices.people.find(({ documentId }) => documentId === owner)?.name ?? null,
      }),
    };
  }
  if (kind === 'lose') {
    return {
      title: `Lose ${count}`,
      words: `They are closed, with the reason you give. ${booked === 0 ? '' : `${booked} of them ${booked === 1 ? 'is' : 'are'} booked. `}${UNDONE}`,
      options: LOST_REASONS.map((value) => ({ value, label: value })),
      confirm: `Lose ${count}`,
      isDanger: true,
      doing: (lostReason) => ({ kind, lostReason }),
    };
  }
  if (kind === 'tag' || kind === 'untag') {
    const labels = new Map(choices.tags.map(({ documentId, label }) => [documentId, label]));
    return {
      title: kind === 'tag' ? `Tag ${count}` : `Take a tag off ${count}`,
      words: `Nothing else of them becomes otherwise. ${UNDONE}`,
      options: kind === 'tag' ? [...labels].map(([value, label]) => ({ value, label })) : carriedBy(leads),
      confirm: kind === 'tag' ? 'Put on' : 'Take off',
      isDanger: false,
      doing: (tag) => ({ kind, tag, label: labels.get(tag) ?? 'the tag' }),
    };
  }
  return {
    title: `Call ${count} spam`,
    words: `What waits to be told of them is held, they stand under Spam, and those like them score higher from now on. ${UNDONE}`,
    options: [],
    confirm: `Call ${count} spam`,
    isDanger: true,
    doing: () => ({ kind: 'spam' }),
  };
}

type Props = {
  kind: Doing['kind'];
  leads: Lead[];
  choices: Choices;
  changing: Changing;
  /** @param isDone whether it was done, or thought better of */
  onClose: (isDone: boolean) => void;
  /** When it is gone, and the keyboard must go somewhere. */
  onGone: () => void;
};

/** Says in words what becomes of those that are chosen, and asks what it needs to know. */
export function ChosenAsk({ kind, leads, choices, changing, onClose, onGone }: Props) {
  const { doing, ...question } = questionOf(kind, leads, choices);
  return (
    <AskFirst
      {...question}
      optionsLabel={ASKED[kind]}
      busy={changing.busy}
      refusal={changing.refusal}
      onConfirm={async (chosen) => {
        if (await changing.change(doing(chosen), leads)) onClose(true);
      }}
      onCancel={() => onClose(false)}
      onGone={onGone}
    />
  );
}
