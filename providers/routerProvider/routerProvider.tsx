import {
  Children,
  cloneElement,
  forwardRef,
  isValidElement,
  type ReactNode,
  useCallback,
  useMemo,
} from 'react';
import {
  type RouterLinkProps,
  type RouterNavigateFunction,
  type RouterProvider,
  type RouterRouteProps,
  reactRouterProvider,
  useResourceContext,
} from 'react-admin';
import type { AddressCodec } from './codec.ts';

const base = reactRouterProvider;

/**
 * The router that react-admin uses. It translates addresses, because react-admin accesses the
 * router only through this object.
 */
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
    // the component accepts a ref, although its type does not declare it
    const withRef = { ...props, ref } as Omit<RouterLinkProps, 'to'>;
    return <base.Link to={codec.encode(to)} {...withRef} />;
  }),
  Navigate: ({ to, ...props }) => <base.Navigate to={codec.encode(to)} {...props} />,
  Routes: ({ children, location }) => {
    const resource = useResourceContext();
    return (
      <base.Routes location={location}>
        {resource ? withOurPaths(children, (path) => codec.encodeRoute(resource, path)) : children}
      </base.Routes>
    );
  },
  // /products is not the parent of /products/variations, so only matches within one resource count
  useMatch: (pattern) => {
    const match = base.useMatch(pattern);
    const { pathname } = base.useLocation();
    return codec.ownerOf(pattern.path) === codec.ownerOf(pathname) ? match : null;
  },
});

/** Rewrites the routes that `<Resource>` creates for its views to the paths of the definition. */
const withOurPaths = (routes: ReactNode, encode: (path: string) => string): ReactNode =>
  Children.map(routes, (route) =>
    isValidElement<RouterRouteProps>(route) && route.props.path !== undefined
      ? cloneElement(route, { path: encode(route.props.path) })
      : route,
  );
