import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

/*
 * Slots of a list's toolbar. Other components render into them through portals: a filter adds its
 * formatted value, the table its column menu. This works whether or not the table is rendered.
 */

const slotNames = ['chips', 'bulk', 'tools', 'sheet', 'below'] as const;
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

/** Ref callback for the element of a slot. */
export const useSlotRef = (name: SlotName): ((element: HTMLElement | null) => void) => {
  const fill = useContext(FillContext);
  return useMemo(() => (element) => fill(name, element), [fill, name]);
};

/** Renders its children into the slot. */
export const InSlot = ({ name, children }: { name: SlotName; children: ReactNode }) => {
  const element = useContext(SlotsContext)[name];
  return element ? createPortal(children, element) : null;
};
