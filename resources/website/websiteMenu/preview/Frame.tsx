import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  /** Of the screen that is shown, in pixels. */
  width: number;
  children: ReactNode;
}

/** A screen of the shop, made smaller where there is not as much room. */
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
          // unlike a transformation, this takes as much room as it shows
          zoom: scale,
          mx: 'auto',
          minHeight: 640,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          overflow: 'hidden',
          // the shop is light in every theme
          color: '#24211d',
          backgroundColor: '#fff',
        }}
      >
        {children}
      </Box>
    </Box>
  );
};
