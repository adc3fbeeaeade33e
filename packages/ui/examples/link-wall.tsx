import { LinkWall, WallLink, WallNote } from '@hoster/ui/link-wall';

export function Example() {
  return (
    <LinkWall>
      <WallLink href="#wordpress">WordPress</WallLink>
      <WallLink href="#joomla" aria-current="page">
        Joomla
      </WallLink>
      <WallNote>Or your own code</WallNote>
    </LinkWall>
  );
}
