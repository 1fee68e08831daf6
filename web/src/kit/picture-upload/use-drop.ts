import { type DragEvent, useState } from 'react';

/** Lets files be dropped on a part of the page, which is given `handlers`. */
export const useDrop = (choose: (files: readonly File[]) => void) => {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        choose([...event.dataTransfer.files]);
      },
    },
  };
};
