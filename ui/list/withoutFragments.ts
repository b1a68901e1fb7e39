import { Children, Fragment, isValidElement, type ReactNode } from 'react';

export const withoutFragments = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment
      ? withoutFragments(child.props.children)
      : [child],
  );
