"""People who wish to be more than guests: accounts, whom they follow or block, reports, and who looks after it all."""
