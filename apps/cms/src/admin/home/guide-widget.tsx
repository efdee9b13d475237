import { Flex, Link, Typography } from "@strapi/design-system";
import { NavLink } from "react-router-dom";
import { GUIDE_PATH } from "../guide/register-guide";

export function GuideWidget() {
  return (
    <Flex direction="column" alignItems="flex-start" gap={4}>
      <Typography>
        How to change a text, swap a picture, publish a job, write and schedule a post, and bring back what was there
        before.
      </Typography>
      <Link tag={NavLink} to={`/${GUIDE_PATH}`}>
        Read the guide
      </Link>
    </Flex>
  );
}
