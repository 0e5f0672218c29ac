import { Flex, IconButton, TextInput } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { DAY_LOOKS_LIKE, readDay, writeDay } from '../../../written-day';

export const NO_SUCH_DAY = `There is no such day. Write it as ${DAY_LOOKS_LIKE}, for example 25/12/2026.`;

type Props = {
  label: string;
  /** As it is stored, `2026-12-05`; what is no day, as it was typed; empty: none. */
  value: string;
  disabled?: boolean;
  onChange: (value: string | null) => void;
  /** Whether it is being typed, when it may look like anything. */
  onTyping: (typing: boolean) => void;
  inputRef?: Ref<HTMLInputElement>;
  size?: 'S' | 'M';
  /** Stands before the day, and is its name where no label stands above. */
  startAction?: ReactNode;
};

/** A day, typed as it is written in India or chosen from the browser's calendar. Stands in a `Field.Root`. */
export function DayInput({
  label,
  value,
  disabled = false,
  onChange,
  onTyping,
  inputRef,
  size = 'M',
  startAction,
}: Props) {
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const type = (now: string | null) => {
    setTyped(now);
    onTyping(now !== null);
  };
  const take = (text: string) => onChange(text.trim() === '' ? null : (readDay(text) ?? text));

  return (
    <TextInput
      ref={inputRef}
      size={size}
      {...(startAction ? { startAction, 'aria-label': label } : {})}
      value={typed ?? writeDay(value)}
      disabled={disabled}
      placeholder={DAY_LOOKS_LIKE}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }: { target: HTMLInputElement }) => {
        type(target.value);
        take(target.value);
      }}
      onBlur={() => type(null)}
      endAction={
        <Flex position="relative">
          <IconButton
            label={`${label}: calendar`}
            variant="ghost"
            disabled={disabled}
            onClick={() => calendar.current?.showPicker()}
          >
            <Calendar />
          </IconButton>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            className="day-calendar"
            value={readDay(value) ?? ''}
            onChange={({ target }) => {
              type(null);
              take(target.value);
            }}
          />
        </Flex>
      }
    />
  );
}
