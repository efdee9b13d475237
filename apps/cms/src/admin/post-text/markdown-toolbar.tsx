import { TOOLS, type Tool, type ToolName } from "@repo/markdown/edits";
import { Flex, IconButton } from "@strapi/design-system";
import {
  Bold,
  BulletList,
  Code,
  Collapse,
  Expand,
  HeadingTwo,
  Image,
  Italic,
  Link,
  NumberList,
  Question,
  Quotes,
} from "@strapi/icons";
import type { ComponentType } from "react";

const ICONS: Record<ToolName, ComponentType> = {
  heading: HeadingTwo,
  bold: Bold,
  italic: Italic,
  link: Link,
  list: BulletList,
  numbers: NumberList,
  quote: Quotes,
  code: Code,
};

type MarkdownToolbarProps = {
  disabled?: boolean;
  fillsWindow: boolean;
  onTool: (tool: Tool) => void;
  onPicture: () => void;
  onHelp: () => void;
  onFullWindow: () => void;
};

export function MarkdownToolbar({ disabled, fillsWindow, onTool, ...on }: MarkdownToolbarProps) {
  return (
    <Flex role="group" aria-label="Formatting" gap={1} wrap="wrap">
      {(Object.keys(TOOLS) as ToolName[]).map((name) => {
        const Icon = ICONS[name];
        return (
          <IconButton key={name} label={TOOLS[name].label} disabled={disabled} onClick={() => onTool(TOOLS[name])}>
            <Icon />
          </IconButton>
        );
      })}
      <IconButton label="Picture" disabled={disabled} onClick={on.onPicture}>
        <Image />
      </IconButton>
      <IconButton label="Examples of Markdown" onClick={on.onHelp}>
        <Question />
      </IconButton>
      <IconButton label="Full window" aria-pressed={fillsWindow} onClick={on.onFullWindow}>
        {fillsWindow ? <Collapse /> : <Expand />}
      </IconButton>
    </Flex>
  );
}
