import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  /** Width of the simulated screen in pixels. */
  width: number;
  children: ReactNode;
}

/** Simulates a screen of the shop, scaled down to the available width. */
export const Frame = ({ width, children }: Props) => {
  const outside = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = outside.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <Box ref={outside} sx={{ overflow: 'hidden' }}>
      <Box
        sx={{
          width,
          // unlike a transform, zoom also scales the space that the element takes
          zoom: scale,
          mx: 'auto',
          minHeight: 640,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          overflow: 'hidden',
          // the shop has only a light theme
          color: '#24211d',
          backgroundColor: '#fff',
        }}
      >
        {children}
      </Box>
    </Box>
  );
};
