import {
  type RouterLinkProps,
  type RouterNavigateFunction,
  type RouterProvider,
  reactRouterProvider,
} from 'ra-core';
import { forwardRef, useCallback, useMemo } from 'react';
import type { AddressCodec } from './codec.ts';

const base = reactRouterProvider;

/** react-admin reaches its router through this object alone, so here its addresses become ours. */
export const createRouterProvider = (codec: AddressCodec): RouterProvider => ({
  ...base,
  useLocation: () => {
    const location = base.useLocation();
    return useMemo(
      () => ({ ...location, search: codec.decodeSearch(location.pathname, location.search) }),
      [location],
    );
  },
  useNavigate: () => {
    const navigate = base.useNavigate();
    return useCallback<RouterNavigateFunction>(
      (to, options) => navigate(codec.encode(to), options),
      [navigate],
    );
  },
  Link: forwardRef<HTMLAnchorElement, RouterLinkProps>(function AppLink({ to, ...props }, ref) {
    // the declared type has no ref, the component takes one
    const withRef = { ...props, ref } as Omit<RouterLinkProps, 'to'>;
    return <base.Link to={codec.encode(to)} {...withRef} />;
  }),
  Navigate: ({ to, ...props }) => <base.Navigate to={codec.encode(to)} {...props} />,
  // /products is not the parent of /products/variations: a match counts within one resource
  useMatch: (pattern) => {
    const match = base.useMatch(pattern);
    const { pathname } = base.useLocation();
    return codec.ownerOf(pattern.path) === codec.ownerOf(pathname) ? match : null;
  },
});
