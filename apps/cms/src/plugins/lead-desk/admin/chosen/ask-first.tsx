import { Button, Flex, Modal, Radio, Typography } from '@strapi/design-system';
import { type CSSProperties, type FormEvent, useId, useState } from 'react';

// A thumb's size.
const TALL: CSSProperties = { minHeight: '4.4rem' };

export type Question = {
  title: string;
  /** What becomes of it. */
  words: string;
  /** What one of is to be chosen; none: it is only to be confirmed. */
  options: { value: string; label: string }[];
  confirm: string;
  isDanger: boolean;
};

type Props = Question & {
  optionsLabel: string;
  busy?: boolean;
  /** Why it did not work. */
  refusal?: string;
  onConfirm: (chosen: string) => void;
  onCancel: () => void;
  /** When it is gone, and the keyboard must go somewhere. */
  onGone: () => void;
};

/** Says in words what is about to be done, and asks what it needs to know. */
export function AskFirst({
  title,
  words,
  options,
  confirm,
  isDanger,
  optionsLabel,
  busy = false,
  refusal = '',
  onConfirm,
  onCancel,
  onGone,
}: Props) {
  const form = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const isAnswered = options.length === 0 || chosen !== null;
  return (
    <Modal.Root open onOpenChange={(open: boolean) => open || onCancel()}>
      <Modal.Content
        onCloseAutoFocus={(event: Event) => {
          // Radix gives it back to what opened a dialog by being its trigger, and there is none.
          event.preventDefault();
          onGone();
        }}
      >
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex
            tag="form"
            id={form}
            direction="column"
            alignItems="stretch"
            gap={4}
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              if (isAnswered) onConfirm(chosen ?? '');
            }}
          >
            <Typography textColor="neutral700">{words}</Typography>
            {options.length > 0 && (
              <Radio.Group aria-label={optionsLabel} value={chosen ?? ''} onValueChange={setChosen}>
                {options.map(({ value, label }) => (
                  <Flex key={value} style={TALL} cursor="pointer" onClick={() => setChosen(value)}>
                    <Radio.Item value={value}>{label}</Radio.Item>
                  </Flex>
                ))}
              </Radio.Group>
            )}
            {refusal && (
              <Typography textColor="danger600" role="alert">
                {refusal}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button size="L" variant="tertiary" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            size="L"
            variant={isDanger ? 'danger' : 'default'}
            loading={busy}
            disabled={!isAnswered}
          >
            {confirm}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
