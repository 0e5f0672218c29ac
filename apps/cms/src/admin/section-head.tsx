import { Button, Flex, Typography } from '@strapi/design-system';
import { ChevronDown, ChevronUp } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import type { FieldProps } from './fields/field-props';
import { isEmptyValue } from './section-values';
import type { SectionHeadField } from './sections';

type Props = FieldProps & { section?: SectionHeadField['section'] };

/** The rows below a section's name, which are its siblings in the content manager's own form. */
function rowsBelow(head: HTMLElement): Element[] {
  const row = head.parentElement?.parentElement;
  return [...(row?.parentElement?.children ?? [])].filter((other) => other !== row);
}

const sayWhatCouldBe = (title: string, labels: string[]): string =>
  labels.length === 1 && labels[0] === title
    ? 'Nothing here yet.'
    : `Nothing here yet: ${labels.join(', ')}.`;

/**
 * The name of a section. One in which nothing is yet is folded to a line that says what could be: a search in the page
 * opens it, and so does a mistake in it.
 */
export function SectionHead({ label = '', section }: Props) {
  const { fields = [], labels = [], folds = false } = section ?? {};
  const isEmpty = useForm('SectionHead', ({ values }) =>
    fields.every((name) => isEmptyValue(Reflect.get(values, name))),
  );
  const isWrong = useForm('SectionHead', ({ errors }) => fields.some((name) => Reflect.has(errors, name)));
  const [chosen, setChosen] = useState<'open' | 'folded' | null>(null);
  const head = useRef<HTMLDivElement>(null);
  const foldable = folds && isEmpty && !isWrong;
  const folded = foldable && chosen !== 'open';

  useEffect(() => {
    const rows = head.current ? rowsBelow(head.current) : [];
    const open = () => setChosen('open');
    for (const row of rows) {
      if (folded) row.setAttribute('hidden', 'until-found');
      else row.removeAttribute('hidden');
      row.addEventListener('beforematch', open);
    }
    return () => {
      for (const row of rows) row.removeEventListener('beforematch', open);
    };
  }, [folded]);

  return (
    <Flex
      ref={head}
      className="section-head"
      data-folded={folded ? '' : undefined}
      direction="column"
      alignItems="stretch"
      gap={2}
    >
      <Flex justifyContent="space-between" alignItems="center" gap={4}>
        <Typography variant="delta" tag="h2">
          {label}
        </Typography>
        {foldable ? (
          <Button
            type="button"
            variant="ghost"
            size="S"
            endIcon={folded ? <ChevronDown /> : <ChevronUp />}
            aria-expanded={!folded}
            aria-label={`${folded ? 'Open' : 'Fold'} ${label}`}
            onClick={() => setChosen(folded ? 'open' : 'folded')}
          >
            {folded ? 'Open' : 'Fold'}
          </Button>
        ) : null}
      </Flex>
      {folded ? (
        <Typography variant="pi" textColor="neutral600">
          {sayWhatCouldBe(label, labels)}
        </Typography>
      ) : null}
    </Flex>
  );
}
