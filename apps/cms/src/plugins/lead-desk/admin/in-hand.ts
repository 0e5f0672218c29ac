import { type CSSProperties, type DragEvent, useState } from 'react';

const GRAB: CSSProperties = { cursor: 'grab' };

type Taking = {
  /** What another program is told that it is dropped on. */
  text: string;
  onTake: () => void;
  onLetGo: () => void;
};

/** What makes a card one that the pointer takes: the browser's own dragging, which a finger begins by staying. */
export const takenByPointer = ({ text, onTake, onLetGo }: Taking) => ({
  draggable: true,
  style: GRAB,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', text);
    // The page may not change before the browser has taken its picture of the card.
    setTimeout(onTake);
  },
  onDragEnd: onLetGo,
});

/** What makes something a place to drop on, and whether the pointer is over it with what it has taken. */
export function usePlace(onDrop: () => void) {
  const [isOver, setIsOver] = useState(false);
  const place = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // What lies within it is not outside.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onDrop();
    },
  };
  return { isOver, place };
}
