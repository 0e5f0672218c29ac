import { Grid, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { AGAIN_KINDS, AGAIN_SAID } from '../../again-kinds';
import type { Choices } from '../../server/replies';

type Props = {
  choices: Choices;
  params: URLSearchParams;
  onChoose: (name: 'project' | 'change', value: string | null) => void;
};

/** Narrows the list to a project, or to one kind of news. */
export function AgainFilters({ choices, params, onChoose }: Props) {
  const select = (name: 'project' | 'change', label: string, options: { value: string; label: string }[]) => (
    <Grid.Item col={3} m={4} s={6} xs={12} direction="column" alignItems="stretch">
      <SingleSelect
        aria-label={label}
        placeholder={label}
        size="S"
        value={params.get(name) ?? ''}
        onChange={(value) => onChoose(name, String(value))}
        onClear={params.get(name) ? () => onChoose(name, null) : undefined}
      >
        {options.map((option) => (
          <SingleSelectOption key={option.value} value={option.value}>
            {option.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Grid.Item>
  );
  return (
    <Grid.Root gap={3}>
      {select(
        'project',
        'Project',
        choices.projects.map(({ url, name }) => ({ value: url, label: name })),
      )}
      {select(
        'change',
        'What changed',
        AGAIN_KINDS.map((kind) => ({ value: kind, label: AGAIN_SAID[kind] })),
      )}
    </Grid.Root>
  );
}
