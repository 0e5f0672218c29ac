import { Badge, Button, Flex } from '@strapi/design-system';
import { Filter } from '@strapi/icons';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Choices } from '../../server/replies';
import { LeadFilters, narrowing } from '../lead-filters';

const GROWS: CSSProperties = { flex: 1, minWidth: 0 };
const THUMB: CSSProperties = { height: '4.4rem' };

type Props = {
  choices: Choices;
  params: URLSearchParams;
  onChange: (params: URLSearchParams, how?: { replace: boolean }) => void;
  /** What stands in the row of the button. */
  children: ReactNode;
};

/** On a phone the search and the filters are folded away into a button beside the stage: the first card comes first. */
export function FoldedFilters({ choices, params, onChange, children }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const narrowed = narrowing(params).length;
  return (
    <>
      <Flex gap={2}>
        <Flex direction="column" alignItems="stretch" style={GROWS}>
          {children}
        </Flex>
        <Button
          variant={unfolded || narrowed > 0 ? 'secondary' : 'tertiary'}
          style={THUMB}
          aria-label={narrowed > 0 ? `Search and filters, ${narrowed} set` : 'Search and filters'}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <Filter aria-hidden />
          {narrowed > 0 && <Badge aria-hidden>{narrowed}</Badge>}
        </Button>
      </Flex>
      {unfolded && <LeadFilters choices={choices} params={params} onChange={onChange} />}
    </>
  );
}
