import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

/*
 * Slots of a list's toolbar, filled from elsewhere: a filter knows how to format its value, the
 * table knows its columns. Each portals its part into the toolbar, whether the table is rendered or
 * not.
 */

const slotNames = ['chips', 'bulk', 'tools'] as const;
type SlotName = (typeof slotNames)[number];
type Slots = Partial<Record<SlotName, HTMLElement | null>>;

const SlotsContext = createContext<Slots>({});
const FillContext = createContext<(name: SlotName, element: HTMLElement | null) => void>(() => {});

export const ToolbarSlots = ({ children }: { children: ReactNode }) => {
  const [slots, setSlots] = useState<Slots>({});
  const fill = useMemo(
    () => (name: SlotName, element: HTMLElement | null) =>
      setSlots((others) => ({ ...others, [name]: element })),
    [],
  );
  return (
    <FillContext.Provider value={fill}>
      <SlotsContext.Provider value={slots}>{children}</SlotsContext.Provider>
    </FillContext.Provider>
  );
};

/** Ref for the element that is a slot. */
export const useSlotRef = (name: SlotName): ((element: HTMLElement | null) => void) => {
  const fill = useContext(FillContext);
  return useMemo(() => (element) => fill(name, element), [fill, name]);
};

/** Renders its children in the slot. */
export const InSlot = ({ name, children }: { name: SlotName; children: ReactNode }) => {
  const element = useContext(SlotsContext)[name];
  return element ? createPortal(children, element) : null;
};
